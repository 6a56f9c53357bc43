import type { ReactNode } from 'react';

export type Way = 'logIn' | 'signUp';

interface Props {
  /** Whose form is open, `children`. */
  way: Way | null;
  choose: (way: Way) => void;
  nameOf: (way: Way) => string;
  children: ReactNode;
}

/** The two ways into an account, a button each, and the form of the one that was chosen. */
export function SignUpOrLogIn({ way, choose, nameOf, children }: Props) {
  return (
    <>
      <div className="row mt-4">
        {(['signUp', 'logIn'] as const).map((one) => (
          <button
            key={one}
            type="button"
            className="btn btn--sm"
            aria-expanded={way === one}
            aria-controls="keep-form"
            onClick={() => choose(one)}
          >
            {nameOf(one)}
          </button>
        ))}
      </div>
      <div id="keep-form" className="narrow mt-4">
        {children}
      </div>
    </>
  );
}
