import { SaxesParser } from 'saxes';
import { FileProblem } from '../files/FileProblem.ts';
import { fileLimits } from '../files/fileLimits.ts';

/** The texts of the child elements of a record by their names. */
export type XmlRecord = Readonly<Record<string, string>>;

interface XmlVisitor {
  /** Called at the end of each child of the root with its name and the texts of its children. */
  readonly onRecord: (name: string, record: XmlRecord) => void;
}

/** A CDATA section, which has no references, or a '&' that does not start one. */
const singleAmpersand = /<!\[CDATA\[[\s\S]*?(?:\]\]>|$)|&(?!(?:#\d+|#x[\da-f]+|\w+);)/gi;

/** The parser would take all up to the next ';' as the name of an entity. */
const escapeAmpersands = (text: string) =>
  text.replace(singleAmpersand, (match) => (match === '&' ? '&amp;' : match));

/**
 * Reads an XML file whose root has a list of flat records, and returns the name of the root. Entities other
 * than the predefined ones are literal texts, and so is a single '&'. Throws a `FileProblem` for a file that
 * is no XML, is not closed or is nested too deeply.
 */
export function parseXml(text: string, file: string, { onRecord }: XmlVisitor): string {
  const parser = new SaxesParser();
  let root: string | undefined;
  let depth = 0;
  let record: Record<string, string> = {};
  let content = '';
  let mistakes = 0;
  // Reported for every small mistake; only a file that does not end, or has nothing else, is malformed.
  parser.on('error', () => {
    mistakes += 1;
    if (mistakes > fileLimits.xmlMistakes) throw new FileProblem('malformed', file);
  });
  parser.on('opentag', ({ name }) => {
    // An end tag of another name closes all elements, and the records after it would be lost.
    if (depth === 0 && root !== undefined) throw new FileProblem('malformed', file);
    depth += 1;
    if (depth > fileLimits.xmlDepth) throw new FileProblem('malformed', file);
    root ??= name;
    if (depth === 2) record = {};
    content = '';
  });
  const append = (part: string) => {
    content += part;
    if (content.length > fileLimits.xmlText) throw new FileProblem('malformed', file);
  };
  parser.on('text', append);
  parser.on('cdata', append);
  parser.on('closetag', ({ name }) => {
    if (depth === 3) record[name] = content;
    if (depth === 2) onRecord(name, record);
    depth -= 1;
    content = '';
  });
  parser.write(escapeAmpersands(text)).close();
  if (root === undefined || depth > 0) throw new FileProblem('malformed', file);
  return root;
}
