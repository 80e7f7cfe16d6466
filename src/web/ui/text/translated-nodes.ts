/**
 * Lets React update a page that the browser has translated. Translation wraps text in `<font>`, and
 * React's removals and insertions would throw and blank the page (react issue 11538).
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
