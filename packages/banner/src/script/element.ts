/** Elements by DOM calls alone: no markup is parsed, so Trusted Types has nothing to refuse. */

type Attributes = Readonly<Record<string, string | ((event: Event) => void) | undefined>>;

/**
 * A function as value listens to the event of that name, everything else is an attribute. What has a class is a part of
 * that name, for the owner's style sheet.
 */
export function make<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  attributes: Attributes = {},
  ...children: readonly (Node | string)[]
): HTMLElementTagNameMap[Tag] {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes))
    if (typeof value === 'string') {
      element.setAttribute(name, value);
      if (name === 'class') element.setAttribute('part', value);
    } else element.addEventListener(name, value!);
  element.append(...children);
  return element;
}

export function createSheet(css: string): CSSStyleSheet {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  return sheet;
}
