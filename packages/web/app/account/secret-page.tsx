/** The address of the page holds a secret: it goes to nobody as the page that a request came from. */
export function SecretPage() {
  return <meta name="referrer" content="no-referrer" />;
}
