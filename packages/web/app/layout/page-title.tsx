import { useOperator } from '../operator.tsx';
import { useArrivalFocus } from './use-arrival-focus.ts';

/** `<title>`: what this page is, then the product. A page reached from another one is read from its heading on. */
export function PageTitle({ children }: { children: string }) {
  useArrivalFocus(children);
  return <title>{`${children} – ${useOperator().name}`}</title>;
}
