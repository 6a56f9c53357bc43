import { createContext, use } from 'react';

interface OpenLog {
  /** Something of what the list shows is not so any more. */
  changed: () => void;
}

export const LogContext = createContext<OpenLog>({ changed: () => undefined });

export function useOpenLog(): OpenLog {
  return use(LogContext);
}
