// Runs in a card's document: sets each text as large as its cell allows.
await Promise.all(Array.from(document.fonts, (face) => face.load()));
for (const text of document.querySelectorAll('[data-largest]')) {
  const cell = text.parentElement;
  const isOver = () => cell.scrollWidth > cell.clientWidth || cell.scrollHeight > cell.clientHeight;
  let size = Number(text.dataset.largest);
  do text.style.fontSize = `${size}px`;
  while (isOver() && --size > 24);
}
document.body.dataset.fitted = '';
