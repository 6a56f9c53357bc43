/** What stands in place of a frame that waits: the page keeps its shape, nothing is loaded (kiprotect/klaro#396). */
import type { PreferenceWords } from '@clausewright/contract/banner';
import { make, sheetOf } from './element.ts';
import type { Banner } from './seam.ts';

const sheet = `
:host{overflow:auto;background:var(--bg);border:1px solid var(--edge);padding:12px}
div{min-height:100%;display:flex;flex-direction:column;align-items:center;justify-content:center;gap:12px;text-align:center;font-size:14px}
p{max-width:480px;overflow-wrap:anywhere}
span{display:flex;flex-wrap:wrap;justify-content:center;gap:8px}
`;

/** What the site's own sheets gave the frame and the box takes over, as it is computed. */
const taken =
  'position inset z-index float margin border-radius vertical-align flex align-self justify-self grid-area order'.split(
    ' ',
  );

/** Puts a box of the frame's size where it waits; answers a function that takes it away. */
export function holdFrame(
  banner: Banner,
  words: PreferenceWords,
  frame: HTMLIFrameElement,
  place: number,
): () => void {
  const { id, name } = banner.config.vendors[place]!;
  const say = (text: string): string => text.replaceAll('{vendor}', name);
  const { element, root } = banner.host([sheetOf(sheet)]);
  element.dataset['vendor'] = id;

  const button = (label: string, click: () => void): HTMLElement =>
    make('button', { class: 'main', type: 'button', click }, say(label));
  root.append(
    make(
      'div',
      { role: 'group', 'aria-labelledby': 'why' },
      make('p', { id: 'why' }, say(words.placeholder)),
      make(
        'span',
        {},
        button(words.allowOnce, () => banner.release(frame)),
        button(words.allowAlways, () => {
          const running = [...banner.config.vendors.keys()].filter((other) => banner.allowed(other));
          banner.decide(new Set([...running, place]), 2, 'custom');
        }),
      ),
    ),
  );

  const { display } = frame.style;
  const fit = (): void => {
    element.style.display = 'none';
    frame.style.display = display;
    const shown = getComputedStyle(frame);
    // A frame that nobody can see (a pixel, a closed tab) needs no words.
    const inline = shown.display === 'inline';
    const visible = frame.offsetWidth > 9 && frame.offsetHeight > 9;
    for (const property of taken) element.style.setProperty(property, shown.getPropertyValue(property));
    // Also where the site counts borders out of a width.
    element.style.width = `${frame.offsetWidth}px`;
    element.style.height = `${frame.offsetHeight}px`;
    element.style.boxSizing = 'border-box';
    frame.style.setProperty('display', 'none', 'important');
    element.style.display = visible ? (inline ? 'inline-block' : 'block') : 'none';
  };
  frame.after(element);
  const fitted = new ResizeObserver(fit);
  fitted.observe(frame.parentElement!);
  fit();

  return () => {
    const focused = element === document.activeElement;
    fitted.disconnect();
    element.remove();
    frame.style.display = display;
    if (focused) frame.focus();
  };
}
