import { Notice } from '../ui/notice.tsx';

/** What went wrong with this card; the region is there before its text. */
export function CardFailure({ text }: { text: string | null }) {
  return (
    <div role="alert" className="agr__failure">
      {text !== null && (
        <Notice kind="danger">
          <p className="whitespace-pre-line">{text}</p>
        </Notice>
      )}
    </div>
  );
}
