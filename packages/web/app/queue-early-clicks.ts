/**
 * Keeps every press of a person: one on a part of the page that does not react yet is carried out once it does, and
 * one on a button that the page moves away under the finger still counts for that button.
 *
 * Runs as an inline script before anything else is there (page-scripts.ts takes its source text), so it uses nothing
 * from outside of itself. A part reacts once React has taken over its elements, which it marks with a property of its
 * own (`__reactProps$…`): a boundary whose code is still on its way does so later than the rest of the page. What a
 * component cannot answer yet although it is there, it marks with `data-waiting`.
 *
 * What neither came with the page nor was made by React is somebody else's, as the buttons of a payment provider, and
 * is left alone.
 */
export function queueEarlyClicks(): void {
  type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;
  type Held =
    | { is: 'press'; at: HTMLElement }
    | { is: 'submit'; at: HTMLFormElement; by: HTMLElement | null }
    | { is: 'tick'; at: HTMLInputElement; ticked: boolean }
    | { is: 'text'; at: Control; text: string };
  /** In the order in which they happened, the last of each control only. */
  let held: Held[] = [];
  /** How often each was found not to react, although the app had come. */
  const asked = new WeakMap<Element, number>();
  /** Of these, in turns of 50 ms, after how many nothing will come of it any more. */
  const patience = 200;
  /** What came with the page and may still be taken over. Until all of the page is there: whatever there is. */
  let expected: WeakSet<Element> | undefined;
  const pressable =
    'button,[role="button"],[role="tab"],[role="menuitem"],summary,a[href],label,input,select,textarea';
  /** How far, in pixels, a finger may stray while it presses. */
  const steady = 12;

  const propsOf = (element: Element): Record<string, unknown> | undefined => {
    const key = Object.keys(element).find((name) => name.startsWith('__reactProps$'));
    return key === undefined
      ? undefined
      : (element as unknown as Record<string, Record<string, unknown>>)[key];
  };
  const waits = (element: Element) =>
    propsOf(element) === undefined
      ? expected?.has(element) !== false
      : element.closest('[data-waiting]') !== null;
  const isTick = (element: Element): element is HTMLInputElement =>
    element instanceof HTMLInputElement && (element.type === 'checkbox' || element.type === 'radio');
  const isControl = (element: Element): element is Control =>
    element instanceof HTMLInputElement ||
    element instanceof HTMLTextAreaElement ||
    element instanceof HTMLSelectElement;

  const shownAt = (item: Held): Element => (item.is === 'submit' && item.by ? item.by : item.at);

  const hold = (event: Event, item: Held) => {
    event.stopImmediatePropagation();
    if (item.is === 'press' || item.is === 'submit') event.preventDefault();
    // Who presses a button again because nothing happened wants it once.
    held = held.filter(({ is, at }) => is !== item.is || at !== item.at);
    held.push(item);
    if (item.is === 'press' || item.is === 'submit') shownAt(item).setAttribute('data-held', '');
    setTimeout(release, 50);
  };

  const carryOut = (item: Held) => {
    const { at } = item;
    const props = propsOf(at) ?? {};
    if (item.is === 'press') at.click();
    else if (item.is === 'submit') item.at.requestSubmit(item.by?.isConnected ? item.by : null);
    else if (item.is === 'tick') {
      // React compares with what it saw last: where it does not know yet, it has to see the change.
      item.at.checked = props['checked'] === item.ticked ? item.ticked : !item.ticked;
      if (item.at.checked !== item.ticked) item.at.click();
    } else if (props['value'] !== item.text) {
      item.at.value = item.text === '' ? ' ' : '';
      // Past React's own setter, for the same reason.
      const prototype: object = Object.getPrototypeOf(item.at);
      Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(item.at, item.text);
      const kind = item.at instanceof HTMLSelectElement ? 'change' : 'input';
      item.at.dispatchEvent(new Event(kind, { bubbles: true }));
    }
  };

  let waiting = false;
  const release = () => {
    if (waiting) return;
    waiting = true;
    const next = () => {
      const [first] = held;
      waiting = first !== undefined;
      if (first === undefined) return;
      const { at } = first;
      const known = propsOf(at) !== undefined;
      const turns = (asked.get(at) ?? 0) + (propsOf(document.body) === undefined ? 0 : 1);
      asked.set(at, turns);
      // As where its code does not come. From now on it is the browser's, and whatever was pressed later has its turn.
      if (!known && turns > patience) expected?.delete(at);
      // What the page took away, as where a draft resumes on another step, cannot be pressed any more.
      if (!at.isConnected || !waits(at)) {
        held.shift();
        shownAt(first).removeAttribute('data-held');
        if (at.isConnected && known) carryOut(first);
      }
      // A turn each: what follows from one press has to be there for the next.
      setTimeout(next, 50);
    };
    next();
  };

  const nearest = (event: Event): HTMLElement | null => {
    const { target } = event;
    const at = target instanceof Element ? target.closest<HTMLElement>(pressable) : null;
    return at === null || (propsOf(at) === undefined && !waits(at)) ? null : at;
  };
  addEventListener('DOMContentLoaded', () => {
    expected = new WeakSet(document.querySelectorAll(`${pressable},form`));
  });

  addEventListener(
    'click',
    (event) => {
      if (!event.isTrusted) return;
      if (moved(event)) return;
      const at = nearest(event);
      if (at === null || !waits(at)) return;
      if (isTick(at)) hold(event, { is: 'tick', at, ticked: at.checked });
      else if (at.matches('button,[role]')) hold(event, { is: 'press', at });
    },
    true,
  );
  addEventListener(
    'submit',
    (event) => {
      const { target, submitter } = event;
      if (target instanceof HTMLFormElement && waits(target))
        hold(event, { is: 'submit', at: target, by: submitter });
    },
    true,
  );
  for (const kind of ['input', 'change']) {
    addEventListener(
      kind,
      (event) => {
        const { target } = event;
        if (!event.isTrusted || !(target instanceof Element) || !isControl(target) || !waits(target)) return;
        if (isTick(target)) event.stopImmediatePropagation();
        else hold(event, { is: 'text', at: target, text: target.value });
      },
      true,
    );
  }

  let down: { at: HTMLElement; x: number; y: number } | null = null;
  addEventListener(
    'pointerdown',
    (event) => {
      const at = event.isPrimary && event.button === 0 ? nearest(event) : null;
      down = at && { at, x: event.clientX, y: event.clientY };
    },
    true,
  );
  addEventListener(
    'pointercancel',
    () => {
      down = null;
    },
    true,
  );

  /** The click went elsewhere than the press began, although the finger stayed: carries it out where it began. */
  const moved = (event: MouseEvent): boolean => {
    const press = down;
    // Keys and assistive technology press without a pointer.
    if (press === null || event.detail === 0) return false;
    down = null;
    const { at, x, y } = press;
    const { target } = event;
    if (!(target instanceof Element) || at.contains(target) || !at.isConnected) return false;
    // In a field of text a press only places the cursor.
    if (isControl(at) && !isTick(at)) return false;
    if (Math.hypot(event.clientX - x, event.clientY - y) > steady) return false;
    event.preventDefault();
    event.stopImmediatePropagation();
    if (!waits(at) || at.matches('a,summary')) at.click();
    else hold(event, { is: 'press', at });
    return true;
  };
}
