/** What is run on the page beside axe-core, as text, in a world of its own. */
import type { CheckedRule } from '../observation.ts';

/** What `checkingScript` answers: null of a page that is too large. */
export type Checked = {
  version: string;
  rules: CheckedRule[];
  open: { rule: string; places: number }[];
} | null;

/**
 * All in one go: the page’s own scripts stand still until it is done, so that what they do is what they do without it.
 * axe-core waits for nothing but a timer before each rule. It neither enters frames, which it would do by messages that
 * pages hear, nor fetches style sheets again.
 *
 * Of a place its way through the elements is kept. The selectors of axe-core hold values of attributes, which may be
 * names and addresses of people; its pieces of HTML hold the text.
 */
export const checkingScript = `(async ({ tags, elements, rules: mostRules, examples, selector: longest }) => {
  if (document.getElementsByTagName('*').length > elements) return null;
  const plain = (id) => /^[a-z][\\w-]{0,40}$/iu.test(id) && !/\\d{5}/u.test(id);
  const wayTo = (start) => {
    const parts = [];
    for (let at = start; at !== null && at.nodeType === 1; ) {
      const name = at.localName;
      if (plain(at.id)) {
        parts.unshift(name + '#' + at.id);
        break;
      }
      const parent = at.parentNode;
      const alike = Array.from(parent?.children ?? []).filter((one) => one.localName === name);
      parts.unshift(alike.length < 2 ? name : name + ':nth-of-type(' + (alike.indexOf(at) + 1) + ')');
      at = parent?.nodeType === 11 ? parent.host : parent;
    }
    while (parts.length > 1 && parts.join(' > ').length > longest) parts.shift();
    return parts.join(' > ').slice(0, longest);
  };
  axe.configure({ noHtml: true, allowedOrigins: [] });
  globalThis.setTimeout = (work) => (queueMicrotask(work), 0);
  const found = await axe.run(document, {
    runOnly: { type: 'tag', values: tags },
    resultTypes: ['violations', 'incomplete'],
    iframes: false,
    preload: false,
    selectors: false,
    elementRef: true,
  });
  const many = (list) => list.filter((one) => one.nodes.length > 0).slice(0, mostRules);
  return {
    version: axe.version,
    rules: many(found.violations).map(({ id, impact, tags, nodes }) => ({
      id,
      impact: impact ?? 'minor',
      tags,
      places: nodes.length,
      examples: nodes.slice(0, examples).map(({ element }) => wayTo(element)),
    })),
    open: many(found.incomplete).map(({ id, nodes }) => ({ rule: id, places: nodes.length })),
  };
})`;
