/**
 * Lets React update a page the browser has translated. The translation wraps text nodes in `<font>`
 * elements; React would then remove, or insert before, a node that is no longer a child of its
 * parent, which throws and blanks the page (react issue 11538).
 */
export function allowTranslatedNodes(): void {
  const { removeChild, insertBefore } = Node.prototype;
  Node.prototype.removeChild = function <Child extends Node>(this: Node, child: Child): Child {
    const own = ownChild(this, child);
    if (own !== null) removeChild.call(this, own);
    return child;
  };
  Node.prototype.insertBefore = function <Added extends Node>(
    this: Node,
    added: Added,
    next: Node | null,
  ): Added {
    insertBefore.call(this, added, next && ownChild(this, next));
    return added;
  };
}

/** The child of `parent` that is or contains `node`; `null` if there is none. */
function ownChild(parent: Node, node: Node): Node | null {
  let found: Node | null = node;
  while (found !== null && found.parentNode !== parent) found = found.parentNode;
  return found;
}
