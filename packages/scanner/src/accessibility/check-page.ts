/** Has axe-core check a page that was observed: the last thing that is done on it, within bounds, and never a reason to fail. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type Script, toScript } from '../browser/cdp.ts';
import { bounds, type PageCheck } from '../observation.ts';
import { framesOf } from '../visit/frames.ts';
import { type Visiting, within } from '../visit/visiting.ts';
import { checkedTags } from './checked-tags.ts';
import { type Checked, checkingScript } from './in-page.ts';

/** Milliseconds of a page, and of all pages of a scan. */
export const checkTimes = { page: 10_000, scan: 40_000 } as const;
/** In which a browser ends what has had its time. */
const grace = 1000;

/** `time`: milliseconds. */
export async function checkPage(visiting: Visiting, time: number): Promise<PageCheck> {
  if (time <= 0) return notChecked('no-time');
  const since = performance.now();
  const check = await within(time + grace, checkNow(visiting, time));
  if (check !== null) return check;
  const { cdp, tab } = visiting;
  // It is heard while a script runs; whatever else is asked of the page waits.
  await within(grace, cdp.send('Runtime.terminateExecution', undefined, tab.session));
  return notChecked(performance.now() - since >= time ? 'too-long' : 'failed');
}

async function checkNow(visiting: Visiting, timeout: number): Promise<PageCheck> {
  const { cdp } = visiting;
  const [main] = await framesOf(visiting);
  if (main === undefined) return notChecked('failed');
  const { executionContextId: contextId } = await cdp.send(
    'Page.createIsolatedWorld',
    { frameId: main.id, worldName: 'checking' },
    main.session,
  );
  // What the page has left behind makes room for what the check takes.
  await cdp.send('HeapProfiler.collectGarbage', undefined, main.session);
  const { result, exceptionDetails } = await cdp.evaluate(
    readScript(),
    { contextId, timeout, awaitPromise: true, returnByValue: true },
    main.session,
  );
  if (exceptionDetails !== undefined || result.type !== 'object') return notChecked('failed');
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the script is ours, in a world of its own
  const checked = result.value as Checked;
  return checked === null ? notChecked('too-large') : { state: 'checked', ...checked };
}

function notChecked(reason: Extract<PageCheck, { state: 'not-checked' }>['reason']): PageCheck {
  return { state: 'not-checked', reason };
}

let script: Script | undefined;

/** axe-core as its package has it, and what is asked of it. */
function readScript(): Script {
  if (script !== undefined) return script;
  const { elements, rules, examples, selector } = bounds;
  const given = JSON.stringify({ tags: checkedTags, elements, rules, examples, selector });
  const source = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');
  script = toScript(`${source}\n${checkingScript}(${given})`);
  return script;
}
