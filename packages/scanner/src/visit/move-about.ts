/**
 * Moves the pointer, turns the wheel, scrolls to the end and presses an empty place: much is loaded only once somebody
 * seems to be there.
 */
import { type Visiting, within } from './visiting.ts';

/** Of the page, and of what takes its place where the page itself does not scroll. */
const scrolling = `(async () => {
  const pause = () => new Promise((done) => setTimeout(done, 120));
  const isLong = (one) => one.scrollHeight > one.clientHeight + 100 && one.clientHeight > innerHeight / 2;
  const scrolls = (one) => isLong(one) && /auto|scroll/u.test(getComputedStyle(one).overflowY);
  const inside = Array.from(document.body?.querySelectorAll('*') ?? []).slice(0, 5000).filter(scrolls).slice(0, 5);
  const all = [document.scrollingElement ?? document.documentElement, ...inside];
  const to = (part) => all.forEach((one) => one.scrollTo({ top: one.scrollHeight * part, behavior: 'instant' }));
  for (let step = 1; step <= 6; step += 1) {
    to(step / 6);
    await pause();
  }
  to(0);
})()`;

/** Where a press does nothing but show that somebody is there: on nothing that is made to be pressed, and on no layer. */
const emptyPlace = `(() => {
  const made = 'a, button, input, select, textarea, label, summary, video, audio, iframe, object, embed, dialog, [onclick], [role], [tabindex], [contenteditable]';
  const isLayer = (one) => /fixed|sticky/u.test(getComputedStyle(one).position);
  for (let y = 60; y < innerHeight; y += 90) {
    for (const x of [12, innerWidth / 2, innerWidth - 30]) {
      const found = document.elementFromPoint(x, y);
      if (found === null || found.closest(made) !== null || getComputedStyle(found).cursor === 'pointer') continue;
      let node = found;
      while (node !== null && !isLayer(node)) node = node.parentElement;
      if (node === null) return [x, y];
    }
  }
  return null;
})()`;

export async function moveAbout({ cdp, tab: { session } }: Visiting): Promise<void> {
  const move = (x: number, y: number) =>
    cdp.send('Input.dispatchMouseEvent', { type: 'mouseMoved', x, y }, session);
  const turn = () =>
    cdp.send(
      'Input.dispatchMouseEvent',
      { type: 'mouseWheel', x: 400, y: 300, deltaX: 0, deltaY: 120 },
      session,
    );
  const key = (type: 'keyDown' | 'keyUp') =>
    cdp.send('Input.dispatchKeyEvent', { type, key: 'Shift', code: 'ShiftLeft' }, session);
  const moving = async (): Promise<true> => {
    await move(300, 200);
    await move(420, 310);
    await turn();
    await key('keyDown');
    await key('keyUp');
    await cdp.send('Runtime.evaluate', { expression: scrolling, awaitPromise: true }, session);
    const { result } = await cdp.send(
      'Runtime.evaluate',
      { expression: emptyPlace, returnByValue: true },
      session,
    );
    const place: unknown = result.value;
    if (!Array.isArray(place)) return true;
    for (const type of ['mousePressed', 'mouseReleased'] as const) {
      const at = { x: Number(place[0]), y: Number(place[1]) };
      await cdp.send(
        'Input.dispatchMouseEvent',
        { type, ...at, button: 'left', buttons: type === 'mousePressed' ? 1 : 0, clickCount: 1 },
        session,
      );
    }
    return true;
  };
  await within(4000, moving());
}
