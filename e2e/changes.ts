/** What others do to the text of a page before the client has come. Each runs in the page. */
export const changes: Record<string, () => void> = {
  'a translation': () => {
    const walker = document.createTreeWalker(document.getElementById('app')!, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    for (let node = walker.nextNode(); node; node = walker.nextNode()) if (node.textContent!.trim()) texts.push(node as Text);
    // By new text nodes, as browsers do: React holds the old ones, which nobody sees any more.
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
