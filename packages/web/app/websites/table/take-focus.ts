/** As a ref: what has just come onto the page is where somebody goes on reading. */
export function takeFocus(element: HTMLElement | null): void {
  element?.focus();
}
