import { xml2js, type Element } from 'xml-js';
import { fault } from '../check/fault.ts';

/**
 * The root element of an XML text, undefined where there is none. `path` names the file in the message.
 *
 * @throws if the text is not XML, or ends too early.
 */
export function readXml(xml: string, path: string): Element | undefined {
  const root = parse(xml, path).elements?.find(({ type }) => type === 'element');
  // The parser accepts a file that ends too early; the elements that were open then still name their parent.
  if (root && 'parent' in root) throw new Error(fault(path, '', `the end of ${root.name}`, 'the end of the file'));
  return root;
}

function parse(xml: string, path: string): Element {
  try {
    return xml2js(xml) as Element;
  } catch (error) {
    const { message } = error as Error;
    const line = Number(/^Line: (\d+)$/m.exec(message)?.[1]) + 1;
    throw new Error(fault(path, '', 'XML', `“${message.split('\n')[0]}” in line ${line}`), { cause: error });
  }
}
