/** Changes that translators and extensions make to the text of a page before the client is loaded. Each runs in the page. */
export const changes: Record<string, () => void> = {
  'a translation': () => {
    const walker = document.createTreeWalker(document.getElementById('app')!, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    for (let node = walker.nextNode(); node; node = walker.nextNode()) if (node.textContent!.trim()) texts.push(node as Text);
    // With new text nodes, as browsers make them: React keeps the old ones, which are no longer shown.
    for (const text of texts) {
      const font = document.createElement('font');
      font.append(text.data);
      text.replaceWith(font);
    }
    document.documentElement.classList.add('translated-ltr');
  },
  'a highlighter': () => {
    for (const paragraph of document.querySelectorAll('main p')) {
      const [first] = paragraph.childNodes;
      if (!(first instanceof Text)) continue;
      const mark = document.createElement('mark');
      first.replaceWith(mark);
      mark.append(first);
    }
  },
  'another word': () => {
    document.querySelector('h1')!.textContent += ' today';
  },
};
