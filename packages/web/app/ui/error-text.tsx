import { CircleAlert } from 'lucide-react';

interface Props {
  id: string;
  children: string | undefined;
}

/** What is wrong with a field, above it; nothing while nothing is. */
export function ErrorText({ id, children }: Props) {
  if (!children) return null;
  return (
    <p className="error" id={id}>
      <CircleAlert className="icon" aria-hidden="true" />
      {children}
    </p>
  );
}
