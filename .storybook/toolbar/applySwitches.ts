import { forceColours } from './forcedColours.ts';
import { defaultValues, type SwitchValues } from './switches.ts';
import { switchStyles } from './switchStyles.ts';

/** Applies the switches of the toolbar to the document of a story. */
export function applySwitches(document: Document, values: SwitchValues): void {
  applyTextSize(document, values);
  const { documentElement: root, body } = document;
  setAttribute(root, 'data-theme', values, 'theme');
  setAttribute(root, 'dir', values, 'direction');
  root.lang = values.language;
  // On the body, because globalStyles() declares the default on the root element.
  setAttribute(body, 'data-density', values, 'density');
}

/** Applies to a page with many stories only what does not change the texts around them. */
export function applyTextSize(document: Document, { textSize, forcedColours }: SwitchValues): void {
  addStyles(document);
  document.documentElement.style.fontSize = textSize === defaultValues.textSize ? '' : `${textSize}%`;
  forceColours(document, forcedColours === 'active');
}

function setAttribute(element: Element, attribute: string, values: SwitchValues, name: keyof SwitchValues) {
  if (values[name] === defaultValues[name]) element.removeAttribute(attribute);
  else element.setAttribute(attribute, values[name]);
}

function addStyles(document: Document): void {
  const id = 'toolbar-styles';
  if (document.getElementById(id)) return;
  const style = document.createElement('style');
  style.id = id;
  style.textContent = switchStyles;
  document.head.append(style);
}
