/** Local storage that may be blocked, full or cleared at any time. */
export function readStored(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

export function writeStored(key: string, value: string): boolean {
  try {
    localStorage.setItem(key, value);
    return true;
  } catch {
    return false;
  }
}

export function storageWorks(): boolean {
  try {
    const key = 'storage-check';
    localStorage.setItem(key, '1');
    localStorage.removeItem(key);
    sessionStorage.setItem(key, '1');
    sessionStorage.removeItem(key);
    return navigator.cookieEnabled;
  } catch {
    return false;
  }
}
