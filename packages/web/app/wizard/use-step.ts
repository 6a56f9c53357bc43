import { useEffect } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { useCorrectAddress } from '../use-correct-address.ts';

/** Said once, to the draft that the page opens with. */
const opening = ['data', 'premium', 'site', 'all', 'scan'];

interface Input {
  /** The draft is there. */
  ready: boolean;
  /** Steps and the review. */
  count: number;
  /** Number of the step that the draft was left on. */
  resume: number;
  /** Number of the last step that may be opened: an address beyond it leads to it. */
  furthest: number;
}

interface StepAddress {
  number: number;
  /** The draft is still on its way into the page or its step into the address, which would undo a press. */
  waiting: boolean;
  /** Next Step returns to the review. */
  back: boolean;
  goTo: (number: number) => void;
}

/** The step stands in the address, so that Reload, Back and Forward work. */
export function useStep({ ready, count, resume, furthest }: Input): StepAddress {
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const correct = useCorrectAddress();
  const given = Number(search.get('step') ?? Number.NaN);
  const extra = opening.some((name) => search.has(name));
  // Until the draft is there the page stays as it was prerendered.
  const wanted = ready ? (Number.isInteger(given) ? given : resume) : 1;
  const number = Math.min(Math.max(wanted, 1), count, ready ? furthest : count);

  const written = given === number && !extra;

  useEffect(() => {
    if (!ready || written) return;
    correct((next) => {
      for (const name of opening) next.delete(name);
      next.set('step', String(number));
    });
  }, [ready, written, number, correct]);

  return {
    number,
    waiting: !ready || !written,
    back: search.get('back') === 'review',
    goTo: (step) => void navigate(`?step=${step}`),
  };
}
