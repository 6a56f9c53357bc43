/**
 * The banner as it is being edited: both layers as visitors see them, and nothing else of the script. Stores,
 * records and deletes nothing, asks no network. The page that loads it says by `<meta name="clausewright-origin">`
 * whose messages count; the messages are `PreviewMessage` and `PreviewReport` of the contract. All elements,
 * also the page in the background, are made here.
 */
import type { PreviewMessage, PreviewReport } from '@clausewright/contract/banner';
import { makeDialog } from './dialog/dialog.ts';
import { make, createSheet } from './element.ts';
import { firstLayer } from './layer-one.ts';
import { dimmed, drawPage, pageSheet } from './preview-page.ts';
import type { Banner } from './module-api.ts';
import { adopt, allowed, begin, config } from './state.ts';
import { host } from './surface.ts';

const editor = document.querySelector<HTMLMetaElement>('meta[name="clausewright-origin"]')?.content ?? '';

const report = (what: PreviewReport): void => parent.postMessage(what, editor);

let shown: HTMLElement | null = null;

/** Puts it into the page in place of what is there, without taking the focus from the field that is edited. */
function show(given: PreviewMessage): void {
  shown?.remove();
  begin(given.core);
  // Whatever answer this browser keeps, the preview is of a first visit.
  adopt(null);
  document.documentElement.lang = given.core.language;
  const again = (layer: 1 | 2) => (): void => show({ ...given, layer });
  const banner: Banner = {
    get config() {
      return config;
    },
    choice: () => null,
    allowed,
    decide: () => undefined,
    release: () => undefined,
    listen: () => undefined,
    host(css) {
      const made = host(css + dimmed);
      shown = made.element;
      return made;
    },
    make,
    signal: false,
    open: again(2),
  };
  if (given.layer === 2) {
    present(makeDialog(banner, given.preferences, again(1)));
  } else {
    const layer = firstLayer(banner, (button) => button === 'choose' && banner.open());
    document.body.append(layer);
    present(layer.shadowRoot!.firstElementChild as HTMLElement);
  }
  const { height } = shown!.shadowRoot!.firstElementChild!.getBoundingClientRect();
  report({ clausewright: 'shown', layer: given.layer, height });
}

function present(element: HTMLElement): void {
  if (!(element instanceof HTMLDialogElement)) element.showPopover();
  // A modal one takes the focus, also out of the editor.
  else if (document.hasFocus()) element.showModal();
  else element.open = true;
}

function isBanner(data: unknown): data is PreviewMessage {
  return typeof data === 'object' && data !== null && 'layer' in data;
}

document.adoptedStyleSheets = [createSheet(pageSheet)];
document.body.append(drawPage());
addEventListener('message', ({ origin, source, data }: MessageEvent<unknown>) => {
  // What else runs in the editor's page, as an extension, may speak to its frames too.
  if (origin !== editor || source !== parent || !isBanner(data)) return;
  clearInterval(calling);
  try {
    show(data);
  } catch (fault) {
    report({ clausewright: 'failed', because: String(fault) });
  }
});
// Again until it is heard: the editor's own script may come later than its frame.
const ready = (): void => report({ clausewright: 'ready' });
const calling = setInterval(ready, 500);
ready();
