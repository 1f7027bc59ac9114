/** A text as it may stand in XML, also inside quotes. It must not hold characters that XML forbids altogether. */
export const escapeXml = (text: string) => text.replace(/[&<>"']/g, (mark) => `&#${mark.charCodeAt(0)};`);
