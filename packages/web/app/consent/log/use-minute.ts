import { useFormatter } from 'use-intl';

/** A moment as the log writes it, such as 20/11/2026 14:32; UTC, by which its months are counted. */
export function useMinute(): (moment: string, seconds?: 'seconds') => string {
  const format = useFormatter();
  return (moment, seconds) => {
    const at = new Date(moment);
    const day = format.dateTime(at, { day: '2-digit', month: '2-digit', year: 'numeric' });
    const time = format.dateTime(at, {
      hour: '2-digit',
      minute: '2-digit',
      ...(seconds && { second: '2-digit' }),
    });
    return `${day} ${time}`;
  };
}
