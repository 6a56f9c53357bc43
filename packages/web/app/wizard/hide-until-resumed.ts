/**
 * A wizard is prerendered on its first step. Where a draft will lead to another one, that first step would stand there
 * for a moment as if all were lost: its content stays hidden until the draft is there (`data-resumes`, wizard.css).
 *
 * Runs as an inline script before anything else is there (page-scripts.ts takes its source text), so it uses nothing
 * from outside of itself; and again where a wizard begins within the app. A fresh visit finds no draft and sees its
 * page at once, as does whoever has no scripts.
 */
export function hideUntilResumed(): void {
  try {
    const [, first, second, third, id] = location.pathname.split('/');
    const search = new URLSearchParams(location.search);
    const isUpdate = third === 'update';
    const agreement = isUpdate ? id : second?.toUpperCase().replaceAll('-', '_');
    const key = first === 'privacy-consent' ? first : agreement;
    // Answers of a site are fetched first, and what becomes of the step is not known before.
    if ((first !== 'wizard' && second !== 'wizard') || !key || search.has('site')) return;
    const drafts: unknown = JSON.parse(localStorage.getItem('drafts') ?? '{}');
    const draft = (drafts as Record<string, { current?: unknown; reached?: unknown } | undefined>)[key];
    // A change begins on the review, with a draft or without.
    if (!draft && !isUpdate) return;
    const step = search.get('step');
    const reached = Array.isArray(draft?.reached) ? draft.reached : [];
    const isElsewhere = Boolean(draft?.current) && draft?.current !== reached[0];
    if (step === null ? isUpdate || isElsewhere : Number(step) > 1)
      document.documentElement.dataset['resumes'] = '';
  } catch {
    // Without storage there is no draft.
  }
}

/** The draft is there, or nothing will ever come. */
export function showResumed(): void {
  delete document.documentElement.dataset['resumes'];
}
