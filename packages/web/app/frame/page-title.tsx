import { useOperator } from '../operator.tsx';

/** `<title>`: what this page is, then the product. */
export function PageTitle({ children }: { children: string }) {
  return <title>{`${children} – ${useOperator().name}`}</title>;
}
