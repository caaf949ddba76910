export function addToHead(tag: 'link' | 'script', properties: object) {
  document.head.append(Object.assign(document.createElement(tag), properties));
}
