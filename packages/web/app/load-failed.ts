/** Stands hidden in every page, so that a page whose scripts are missing can say so in its language. */
export const loadFailedElement = 'load-failed';

/** Event of the window: from here on failures are the app's own. */
export const appArrivedEvent = 'app-arrived';

/** For failures before anything is rendered by React. */
export function showLoadFailed(): void {
  const element = document.getElementById(loadFailedElement);
  if (element) element.hidden = false;
  // What is prerendered can be read (wizard/hide-until-resumed.ts).
  delete document.documentElement.dataset['resumes'];
}
