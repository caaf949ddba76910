/** Whether a click on a link opens it in this tab: by the main button, without a key that asks for another tab, a window or a download. */
export const opensHere = ({ button, ctrlKey, metaKey, shiftKey, altKey }: MouseEvent) =>
  !(button || ctrlKey || metaKey || shiftKey || altKey);
