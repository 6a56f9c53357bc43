/**
 * `vendor-ids.lock` remembers every vendor id ever published, one a line: documents and banners hold them. A line
 * never goes, and its vendor stays in the list; one whose product ended is marked `retired` there.
 */

/** The lock with new ids added. */
export function updateVendorIds(lock: string, ids: readonly string[]): string {
  return [...new Set([...lines(lock), ...ids])].sort().join('\n') + '\n';
}

/** Published ids that the list no longer holds. */
export function lostVendorIds(lock: string, ids: readonly string[]): string[] {
  return lines(lock).filter((id) => !ids.includes(id));
}

function lines(lock: string): string[] {
  return lock.split('\n').filter((line) => line !== '');
}
