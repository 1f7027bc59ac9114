/** Escapes a text for XML content and quoted attributes. The text must not contain characters that XML forbids. */
export const escapeXml = (text: string) =>
  text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
