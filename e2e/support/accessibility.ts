import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Frame, Page } from 'playwright-core';

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

export interface AxeFindings {
  violations: string[];
  /** What axe could not judge by itself; each rule here needs a reason in `docs/accessibility.md`. */
  incomplete: string[];
}

interface AxeRule {
  id: string;
  nodes: { target: string[]; failureSummary?: string }[];
}

interface AxeResult {
  violations: AxeRule[];
  incomplete: AxeRule[];
}

/** So often a page may draw a part or a frame anew while it is judged. */
const mostTries = 10;

/**
 * Runs axe over the page as it is now (WCAG 2.0 to 2.2 A and AA, best practice), with all its frames at rest.
 * `without`: a selector of what is not ours to be judged.
 */
export async function runAxe(page: Page | Frame, without?: string): Promise<AxeFindings> {
  const whole = 'frames' in page ? page : page.page();
  let drawn = 0;
  const note = (): void => {
    drawn += 1;
  };
  whole.on('framenavigated', note);
  whole.on('framedetached', note);
  try {
    for (let attempt = 1; attempt < mostTries; attempt += 1) {
      const before = drawn;
      // A preview that is drawn anew meanwhile is there by half, or not at all.
      const judged = await judge(page, without).catch((error: unknown) => {
        if (drawn === before) throw error;
      });
      if (judged !== undefined && !judged.redrawn && drawn === before) return judged.findings;
    }
    return (await judge(page, without)).findings;
  } finally {
    whole.off('framenavigated', note);
    whole.off('framedetached', note);
  }
}

/** `redrawn`: an element came or went meanwhile, so axe may have looked for what is no longer there. */
async function judge(
  page: Page | Frame,
  without: string | undefined,
): Promise<{ findings: AxeFindings; redrawn: boolean }> {
  // Evaluated by the debugger's protocol, which the page's content policy does not govern.
  // Frames are judged along with the page, where there are any.
  for (const frame of 'frames' in page ? page.frames() : [page]) {
    if (!(await frame.evaluate(() => 'axe' in window))) await frame.evaluate(axeSource);
  }
  const result = await page.evaluate(
    async ({ runOnly, exclude }) => {
      const { axe } = window as unknown as {
        axe: {
          run: (context: unknown, options: unknown) => Promise<AxeResult>;
        };
      };
      // All that passed would be described too, which takes three times as long as the judgement.
      const wanted: (keyof AxeResult)[] = ['violations', 'incomplete'];
      let redrawn = false;
      const observer = new MutationObserver(() => {
        redrawn = true;
      });
      observer.observe(document.body, { childList: true, subtree: true });
      const { violations, incomplete } = await axe.run(
        { include: [['html']], exclude },
        {
          runOnly: { type: 'tag', values: runOnly },
          resultTypes: wanted,
        },
      );
      redrawn ||= observer.takeRecords().length > 0;
      observer.disconnect();
      return { violations, incomplete, redrawn };
    },
    { runOnly: tags, exclude: without === undefined ? [] : [[without]] },
  );
  const describe = (rule: AxeRule) =>
    `${rule.id}: ${rule.nodes.map((node) => `${node.target.join(' ')} ${node.failureSummary ?? ''}`).join(' | ')}`;
  const findings = {
    violations: result.violations.map(describe),
    incomplete: result.incomplete.map((rule) => rule.id),
  };
  return { findings, redrawn: result.redrawn };
}
