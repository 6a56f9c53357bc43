/** Lets tagged scripts run, in the order of the document and one in each idle moment. */
import { attempt } from './guard.ts';

let last: Promise<unknown> = Promise.resolve();

/**
 * The tagged element itself goes back to its place without its type: it carries address, text and nonce, so no
 * sink of Trusted Types is touched. That fails for elements made of markup by a script, which browsers mark as
 * done: what comes `late`, as frameworks insert it, is made anew, where the page's policy allows it.
 * `may` is asked again when its turn comes: the visitor may have changed his mind meanwhile. `ran` keeps what ran.
 */
export const release = (
  script: HTMLScriptElement,
  late: boolean | undefined,
  may: (script: HTMLScriptElement) => boolean,
  ran: Set<HTMLScriptElement>,
): void => {
  last = last
    // oxlint-disable-next-line promise/always-return -- only its end counts
    .then(async () => {
      await new Promise((resolve) => (window.requestIdleCallback ?? setTimeout)(resolve, { timeout: 300 }));
      const { src, type, dataset } = script;
      if (type !== 'text/plain' || !may(script)) return;
      let element = script;
      if (late)
        attempt(() => {
          const copy = document.createElement('script');
          for (const { name, value } of script.attributes) copy.setAttribute(name, value);
          copy.nonce = script.nonce;
          copy.append(script.text);
          script.replaceWith(copy);
          element = copy;
        });
      ran.add(element);
      element.type = dataset['type'] ?? '';
      const loaded =
        src &&
        script.getAttribute('async') === null &&
        new Promise((resolve) => ['load', 'error'].map((end) => element.addEventListener(end, resolve)));
      element.parentNode!.insertBefore(element, element.nextSibling);
      // As the parser would have done: what stands after it may need it.
      await loaded;
    })
    .catch(String);
};
