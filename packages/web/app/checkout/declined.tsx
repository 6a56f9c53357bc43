import { CircleAlert } from 'lucide-react';

/** Why the attempt came to nothing; it stands above the button also where nothing is due. */
export function Declined({ text }: { text: string | undefined }) {
  return (
    <div role="alert">
      {text !== undefined && (
        <div className="note note--danger mt-4">
          <CircleAlert className="icon" aria-hidden="true" />
          <p className="pre-line">{text}</p>
        </div>
      )}
    </div>
  );
}
