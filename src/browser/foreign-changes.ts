/**
 * Keeps React working after browser translation or an extension has moved text nodes into elements of its own, where `removeChild` and
 * `insertBefore` would throw (https://github.com/facebook/react/issues/11538).
 */
export function tolerateForeignChanges(prototype: Node = Node.prototype) {
  // Both are called with an explicit `this` below.
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

/** Whether browser translation or a highlighter has changed the page; recognised by the elements that they insert. */
export function changedByOthers(): boolean {
  return document.querySelector('html[class*="translated"], body font, body mark') !== null;
}
