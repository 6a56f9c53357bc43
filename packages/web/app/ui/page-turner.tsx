interface Props {
  /** From 1, as the last one. */
  page: number;
  last: number;
  before: string;
  after: string;
  onPage: (page: number) => void;
}

/** The ways to the page before and after. They stay where they are, so that the focus is not lost at either end. */
export function PageTurner({ page, last, before, after, onPage }: Props) {
  return (
    <div className="row">
      <button
        type="button"
        className="btn btn--sm"
        aria-disabled={page <= 1}
        onClick={() => page > 1 && onPage(page - 1)}
      >
        {before}
      </button>
      <button
        type="button"
        className="btn btn--sm"
        aria-disabled={page >= last}
        onClick={() => page < last && onPage(page + 1)}
      >
        {after}
      </button>
    </div>
  );
}
