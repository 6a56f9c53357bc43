/** Works on the clauses of a preview, `<section data-clause>` with `data-from` around what an answer caused. */
export interface Seen {
  /** Text of each clause, to tell what the next preview changes. */
  texts: ReadonlyMap<string, string>;
  step: string;
}

interface Now {
  box: HTMLElement;
  /** Ids of the questions on screen. */
  questions: ReadonlySet<string>;
  step: string;
  /** Clauses of which only the beginning is shown, with what to say about that. */
  premium: ReadonlySet<string>;
  premiumNote: string;
  before: Seen | null;
}

function questionOf(mark: Element): string {
  return (
    (mark.getAttribute('data-from') ?? '')
      .replace(/\.own$/, '')
      .split('/')
      .at(-1) ?? ''
  );
}

/** Marks what comes from this step and returns the clause to look at: a changed one, or the first of the step. */
export function highlight({ box, questions, step, premium, premiumNote, before }: Now): {
  seen: Seen;
  target: HTMLElement | null;
} {
  const sections = [...box.querySelectorAll<HTMLElement>('[data-clause]')];
  const texts = new Map<string, string>();
  let ofStep: HTMLElement | null = null;
  let changed: HTMLElement | null = null;
  for (const section of sections) {
    const clause = section.dataset['clause'] ?? '';
    const text = section.textContent ?? '';
    texts.set(clause, text);
    if (premium.has(clause)) section.dataset['note'] = premiumNote;
    for (const mark of section.querySelectorAll('[data-from]')) {
      const here = questions.has(questionOf(mark));
      mark.classList.toggle('is-elsewhere', !here);
      if (here) ofStep ??= section;
    }
    if (before && before.texts.get(clause) !== text) changed ??= section;
  }
  const moved = before?.step !== step;
  return { seen: { texts, step }, target: moved ? ofStep : changed };
}
