/** What stands in place of a frame that waits: the page keeps its shape, nothing is loaded (kiprotect/klaro#396). */
import type { FrameWords } from '@clausewright/contract/banner';
import type { Banner } from './module-api.ts';

const sheet = `
.box{overflow:auto;background:var(--bg);border:1px solid;padding:12px;font-size:14px;text-align:center}
div{min-height:100%;display:flex;flex-direction:column;align-items:center;justify-content:center;gap:12px}
p{max-width:480px;text-align:center!important}
span{display:flex;flex-wrap:wrap;justify-content:center;gap:8px}
`;

/** What the site's own sheets gave the frame and the box takes over, as it is computed. */
const taken =
  'position inset float margin border-radius vertical-align flex align-self grid-area order'.split(' ');

/** Puts a box of the frame's size where it waits; answers a function that takes it away. */
export function holdFrame(
  words: FrameWords,
  banner: Banner,
  frame: HTMLIFrameElement,
  place: number,
  name: string,
): () => void {
  const { make } = banner;
  const say = (text: string): string => text.replaceAll('{vendor}', name);
  const { element, root } = banner.host(sheet);

  const button = (label: string, click: () => void): HTMLElement =>
    make('button', { class: 'main', click }, say(label));
  const box = make(
    'section',
    { class: 'box', role: 'group', 'aria-label': name },
    make(
      'div',
      {},
      make('p', {}, say(words.placeholder)),
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

  root.append(box);

  const { display } = frame.style;
  const fit = (): void => {
    box.style.display = 'none';
    frame.style.display = display;
    const given = getComputedStyle(frame);
    for (const property of taken) box.style.setProperty(property, given.getPropertyValue(property));
    const { offsetWidth: width, offsetHeight: height } = frame;
    box.style.width = `${width}px`;
    box.style.height = `${height}px`;
    // A frame that nobody can see (a pixel, a closed tab) needs no words.
    if (width > 9 && height > 9) box.style.display = given.display === 'inline' ? 'inline-block' : 'block';
    frame.style.setProperty('display', 'none', 'important');
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
