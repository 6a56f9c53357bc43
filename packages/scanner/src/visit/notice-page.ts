/** Pages on which a website says who runs it: their text is read, that of others is left alone. */
const words =
  /imprint|impressum|mentions[ -]?l[ée]gales|aviso[ -]?legal|note[ -]?legali|informazioni[ -]legali|dati[ -]societari|colofon|legal[ -]?(?:notice|information|info)|offenlegung|anbieterkennzeichnung|bedrijfsgegevens|wettelijke[ -]vermeldingen|informaci[oó]n[ -]legal|contact|kontakt|contatt|qui[ -]sommes|chi[ -]siamo|about|company[ -]?(?:info|details)/iu;

export function saysWhoRunsIt(url: string, title: string): boolean {
  return words.test(decoded(URL.parse(url)?.pathname ?? '')) || words.test(title);
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
