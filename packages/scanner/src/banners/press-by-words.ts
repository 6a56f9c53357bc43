/** Finds and presses the buttons of a banner that no rule knows, by what stands on them, in any frame and shadow tree. */
import { callInFrame, framesOf } from '../visit/frames.ts';
import type { Visiting } from '../visit/visiting.ts';
import { words } from './words.ts';

type Button = Exclude<keyof typeof words, 'about'>;

const patterns = Object.entries(words)
  .map(([name, pattern]) => `${name}: /${pattern}/u`)
  .join(', ');

/** `wanted`: kinds of buttons, the first of which that is there counts. */
const finding = `({ wanted, isPressed, isSwitchedOff }) => {
  const patterns = { ${patterns} };
  const plain = (text) => String(text ?? '').replaceAll('’', "'").replace(/[^\\p{L}\\p{N}&' -]+/gu, ' ').replace(/\\s+/g, ' ').trim().toLowerCase();
  const elements = [];
  const roots = [document];
  for (let at = 0; at < roots.length; at += 1) {
    for (const element of roots[at].querySelectorAll('*')) {
      if (elements.length >= 60000) break;
      elements.push(element);
      if (element.shadowRoot !== null) roots.push(element.shadowRoot);
    }
  }
  const pressable = 'button, [role=button], input[type=button], input[type=submit], a, [onclick]';
  const isShown = (element) => element.getClientRects().length > 0 && element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  const leadsElsewhere = (element) => {
    const link = element.closest('a[href]');
    return link !== null && !/^(?:#|javascript:)/iu.test(link.getAttribute('href').trim());
  };
  const asksForText = (element) => element.closest('form')?.querySelector('input:not([type=checkbox], [type=radio], [type=hidden], [type=button], [type=submit]), textarea, select') != null;
  const textOf = (node) => (node.innerText ?? [...node.children].map((child) => child.innerText ?? '').join(' ')).slice(0, 9000);
  const marks = /cookie|consent|cmp|gdpr|dsgvo|rgpd|privacy|banner|notice|modal|overlay|popup/iu;
  const isLayer = (node) => /fixed|sticky/u.test(getComputedStyle(node).position) || node.matches('dialog, [role$=dialog], [aria-modal], [popover]');
  const isChoice = (node) => {
    const kinds = buttons.flatMap(({ element, text }) => (node.contains(element) ? (kindOf(text) ?? []) : []));
    return new Set(kinds).size > 1;
  };
  // What stands in the text is a banner where it offers a choice; a film that asks before it loads does not.
  const bannerOf = (element, kind) => {
    for (let node = element.parentNode; node !== null; node = node.parentNode ?? node.host ?? null) {
      if (node === document || node === document.documentElement) break;
      if (node === document.body && window === window.top) break;
      const text = textOf(node);
      if (text.length > 8000) break;
      if (!patterns.about.test(text.toLowerCase())) continue;
      const isElement = node instanceof Element;
      if (isElement && isLayer(node)) return node;
      const isMarked = isElement && marks.test(node.id + ' ' + node.getAttribute('class'));
      if ((isMarked || text.length <= 1500) && (kind === 'save' || isChoice(node))) return node;
    }
    return null;
  };
  const buttons = elements.flatMap((element) => {
    const raw = element.tagName === 'INPUT' ? element.value : element.textContent;
    if (raw.length > 200) return [];
    const isButton = element.matches(pressable);
    if (!isButton && (element.childElementCount > 0 || raw.trim() === '')) return [];
    const text = plain(raw) || plain(element.getAttribute('aria-label'));
    return text === '' || text.length > 70 ? [] : [{ element, text, isButton }];
  });
  const kindOf = (text) => ['refuse', 'save', 'accept', 'settings'].find((kind) => patterns[kind].test(text));
  for (const kind of wanted) {
    for (const { element, text, isButton } of buttons) {
      const fits = kind === 'reopen' ? patterns.reopen.test(text) : kindOf(text) === kind;
      if (!fits || leadsElsewhere(element) || asksForText(element) || !isShown(element)) continue;
      if (!isButton && getComputedStyle(element).cursor !== 'pointer') continue;
      const banner = bannerOf(element, kind);
      if (banner === null && kind !== 'reopen') continue;
      if (isSwitchedOff && kind === 'save') {
        const inside = elements.filter((one) => banner.contains(one));
        for (const one of inside) {
          if (one.matches('input[type=checkbox]:not(:disabled)') ? one.checked : one.matches('[role=switch][aria-checked=true]:not([aria-disabled=true], :disabled)')) one.click();
        }
      }
      if (isPressed) element.click();
      return { kind, label: (element.innerText || element.value || element.textContent).replace(/\\s+/g, ' ').trim().slice(0, 80) };
    }
  }
  return null;
}`;

export interface FoundButton {
  kind: Button;
  /** What stands on it: a stranger's words. */
  label: string;
}

/** Presses the first that is there; null: none is. On a second layer everything that is on is switched off first. */
export async function pressByWords(
  visiting: Visiting,
  wanted: readonly Button[],
): Promise<FoundButton | null> {
  const found = await lookByWords(visiting, wanted);
  if (found === null) return null;
  return buttonIn(await call(visiting, found.frame, { wanted: [found.kind], isPressed: true }));
}

type Frame = Awaited<ReturnType<typeof framesOf>>[number];

/** Of all frames the button that is wanted most. */
export async function lookByWords(
  visiting: Visiting,
  wanted: readonly Button[],
): Promise<(FoundButton & { frame: Frame }) | null> {
  const found: (FoundButton & { frame: Frame })[] = [];
  for (const frame of await framesOf(visiting)) {
    const button = buttonIn(await call(visiting, frame, { wanted, isPressed: false }));
    if (button !== null) found.push({ ...button, frame });
  }
  const [first] = found.toSorted((a, b) => wanted.indexOf(a.kind) - wanted.indexOf(b.kind));
  return first ?? null;
}

function call(
  { cdp }: Visiting,
  frame: Frame,
  given: { wanted: readonly Button[]; isPressed: boolean },
): Promise<unknown> {
  const whole = { isSwitchedOff: given.isPressed, ...given };
  return callInFrame(cdp, frame, finding, whole).catch(() => null);
}

function buttonIn(value: unknown): FoundButton | null {
  if (typeof value !== 'object' || value === null || !('kind' in value) || !('label' in value)) return null;
  const { kind, label } = value;
  return typeof label === 'string' && isButton(kind) ? { kind, label } : null;
}

function isButton(kind: unknown): kind is Button {
  return typeof kind === 'string' && kind in words && kind !== 'about';
}
