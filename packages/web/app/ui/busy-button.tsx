interface Props {
  form: string;
  words: string;
  busyWords: string;
  busy: boolean;
}

/** A primary submit button that takes no second press while its work runs. */
export function BusyButton({ form, words, busyWords, busy }: Props) {
  return (
    <button
      type="submit"
      form={form}
      className="btn btn--primary"
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
