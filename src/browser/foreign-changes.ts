/**
 * Lets React live with a page that others change: a browser's translation or an extension moves text nodes into
 * elements of its own, and React would then fail to find them where it put them (react issue 11538).
 */
export function tolerateForeignChanges(prototype: Node = Node.prototype) {
  // Both are called on the node that they are given.
  // oxlint-disable-next-line typescript/unbound-method
  const { removeChild, insertBefore } = prototype;
  prototype.removeChild = function <T extends Node>(this: Node, child: T): T {
    if (child.parentNode === this) return removeChild.call(this, child) as T;
    child.parentNode?.removeChild(child);
    return child;
  };
  prototype.insertBefore = function <T extends Node>(this: Node, node: T, before: Node | null): T {
    const here = !before || before.parentNode === this;
    return insertBefore.call(this, node, here ? before : null) as T;
  };
}

/** Whether the text of the page has been changed by a translation or a highlighter, which write elements of their own around it. */
export function changedByOthers(): boolean {
  return document.querySelector('html[class*="translated"], body font, body mark') !== null;
}
