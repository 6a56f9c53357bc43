interface Props {
  form: string;
  words: string;
  busyWords: string;
  busy: boolean;
  look?: 'primary' | 'plain' | 'danger';
}

const classes = { primary: 'btn btn--primary', plain: 'btn', danger: 'btn btn--danger' } as const;

/** A submit button that takes no second press while its work runs. */
export function BusyButton({ form, words, busyWords, busy, look = 'primary' }: Props) {
  return (
    <button
      type="submit"
      form={form}
      className={classes[look]}
      aria-busy={busy}
      onClick={(event) => {
        if (busy) event.preventDefault();
      }}
    >
      {busy && <span className="spin" aria-hidden="true" />}
      {busy ? busyWords : words}
    </button>
  );
}
