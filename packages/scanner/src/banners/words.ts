/** What stands on the buttons of consent banners, in the product's languages; of texts in lower case, without marks. */
const any = (...parts: string[]): string => `^(?:${parts.join('|')})$`;

export const words = {
  refuse: any(
    // de
    String.raw`(?:nein )?(?:ich )?(?:alles?|alle cookies|cookies|optionale cookies)? ?(?:ablehnen|verweigern|nicht (?:akzeptieren|zustimmen))(?: .*)?`,
    String.raw`(?:ich )?lehne .*ab`,
    String.raw`(?:weiter mit |akzeptiere )?(?:nur|ausschließlich) .*(?:notwendig|erforderlich|essen[tz]iell|technisch).*`,
    String.raw`(?:technisch )?(?:notwendige|erforderliche|essen[tz]ielle) (?:cookies )?(?:akzeptieren|zulassen|erlauben|verwenden)`,
    String.raw`(?:weiter )?ohne (?:zustimmung|einwilligung|einverständnis|zu akzeptieren).*`,
    'nein(?: danke)?',
    // en
    'no(?: thanks?| thank you)?',
    String.raw`(?:i )?(?:reject|decline|refuse|deny|disagree)(?: .*)?`,
    String.raw`(?:i )?(?:do not|don't) (?:accept|allow|agree|consent).*`,
    String.raw`(?:(?:accept|allow|use|keep|continue with) )?(?:only )?(?:the )?(?:strictly )?(?:necessary|essential|required)(?: cookies)?(?: only)?`,
    String.raw`continue without .*`,
    'opt[- ]out(?: .*)?',
    // fr
    String.raw`(?:non )?(?:tout |je |cookies )?(?:refuse[rz]?|rejeter)(?: .*)?`,
    String.raw`continuer sans (?:accepter|consentir).*`,
    String.raw`(?:accepter )?(?:uniquement|seulement) .*(?:nécessaires|essentiels).*`,
    String.raw`(?:cookies )?(?:strictement )?(?:nécessaires|essentiels)(?: uniquement| seulement)`,
    "(?:je n'accepte pas|ne pas accepter|non merci)",
    // it
    String.raw`(?:rifiut[ao]|rifiutare|nega|declina)(?: .*)?`,
    String.raw`(?:continua|prosegui) senza .*`,
    String.raw`(?:accetta |usa )?(?:solo|soltanto) .*(?:necessari|essenziali|tecnici).*`,
    '(?:non accetto|no grazie)',
    // es
    String.raw`(?:rechazar?|rechazo|denegar|deniego)(?: .*)?`,
    String.raw`continuar sin .*`,
    String.raw`(?:aceptar )?(?:sol[oa]|sólo|únicamente) .*(?:necesari|esencial|técnic).*`,
    '(?:no acept(?:ar|o)|no gracias)',
    // nl
    String.raw`(?:alles |alle )?(?:cookies )?(?:weigeren|afwijzen|weiger|wijs af)(?: .*)?`,
    String.raw`(?:alleen|enkel) .*(?:noodzakelijk|essenti|functione).*`,
    String.raw`(?:doorgaan|verder) zonder .*`,
    '(?:niet (?:accepteren|akkoord)|nee(?: bedankt)?)',
  ),
  accept: any(
    // de
    String.raw`(?:ja )?(?:ich )?(?:alle[mns]? )?(?:cookies )?(?:akzeptier\w*|annehmen|erlauben|zulassen|zustimmen)(?: (?:und|&) .*)?`,
    String.raw`(?:ich )?stimme (?:allem |allen )?zu|(?:ich bin )?einverstanden|verstanden`,
    // en
    String.raw`(?:yes )?(?:i )?(?:accept|agree|allow|consent)(?: (?:all|and|&|to|cookies?|optional|them)(?: .*)?)?`,
    'ok(?:ay)?|got it|i understand|yes',
    // fr
    String.raw`(?:ok |oui )?(?:tout |j')?(?:accepte[rz]?|autorise[rz]?)(?: (?:et|&|tous?|toutes?|les)(?: .*)?)?`,
    "(?:d'accord|j'ai compris|compris|ok pour moi)",
    // it
    String.raw`(?:s[iì] )?(?:accett[ao]|accettare|consenti|acconsento|permetti)(?: (?:e|tutt[oi]|tutti|i|cookie)(?: .*)?)?`,
    '(?:ho capito|va bene)',
    // es
    String.raw`(?:s[ií] )?(?:acept(?:ar|o)|permitir)(?: (?:y|tod[oa]s?|las|cookies)(?: .*)?)?`,
    '(?:entendido|de acuerdo)',
    // nl
    String.raw`(?:ja )?(?:alles |alle )?(?:cookies )?(?:accepteer|accepteren|toestaan|akkoord)(?: .*)?`,
    '(?:ik ga akkoord|begrepen|prima)',
  ),
  /** What is chosen on a second layer. */
  save: any(
    String.raw`.*(?:auswahl|einstellungen|präferenzen).*(?:speichern|bestätigen|erlauben|übernehmen|zulassen|akzeptieren).*`,
    String.raw`speichern(?: .*)?|(?:ausgewählte )(?:cookies )?(?:akzeptieren|erlauben|zulassen)`,
    String.raw`save(?: .*)?|(?:confirm|submit|apply|allow|accept) (?:my |your )?(?:choices?|selection|selected|preferences|settings)(?: .*)?`,
    String.raw`(?:enregistrer|valider|confirmer|sauvegarder|autoriser la sélection)(?: .*)?`,
    String.raw`(?:salva|conferma|accetta (?:la selezione|selezionati))(?: .*)?`,
    String.raw`(?:guardar|confirmar|aceptar (?:la )?selecci\S+)(?: .*)?`,
    String.raw`(?:opslaan|bewaar|bewaren|bevestig\w*)(?: .*)?|.*(?:voorkeuren|selectie|keuzes?).*(?:opslaan|bevestigen|toestaan)`,
  ),
  settings: any(
    String.raw`(?:.*[ -])?(?:einstellungen|optionen|präferenzen)(?: .*)?|(?:.* )?(?:anpassen|verwalten|konfigurieren)|(?:meine )?auswahl(?: treffen)?|individuell.*|mehr erfahren und anpassen`,
    String.raw`(?:.*[ -])?(?:settings|preferences|options|choices)(?: .*)?|(?:customi[sz]e|manage|configure)(?: .*)?|let me choose`,
    String.raw`(?:paramétrer|personnaliser|gérer|paramètres|préférences|configurer)(?: .*)?|(?:je choisis|plus d'options)`,
    String.raw`(?:personalizza|gestisci|impostazioni|preferenze|configura)(?: .*)?|più opzioni`,
    String.raw`(?:configur(?:ar|ación)|personalizar|gestionar|preferencias|ajustes)(?: .*)?|más opciones`,
    String.raw`(?:.*[ -])?(?:instellingen|voorkeuren|aanpassen|beheren|opties)(?: .*)?|(?:zelf )?instellen`,
  ),
  /** Opens a banner again that was answered. */
  reopen: String.raw`(?:cookie|consent|privacy|datenschutz|privatsphäre|einwilligung|zustimmung|confidentialité|consenso|consentement|consentimiento|toestemming).*(?:einstellung|settings|preferences|choices|instellingen|voorkeuren|widerruf|ändern|anpassen|verwalten)|(?:manage|change|withdraw|revoke|review|gérer|modifier|retirer|paramétrer|paramètres|gestisci|modifica|revoca|impostazioni|preferenze|gestionar|modificar|retirar|configurar|preferencias|configuración|beheer|wijzig|intrekken|aanpassen).*(?:cookie|consent|privacy|confidentialité|consenso|consentimiento|privacidad|toestemming)`,
  /** What a banner is about. */
  about: String.raw`cookie|consent|einwillig|tracking|tracker|traceur|dsgvo|gdpr|rgpd|toestemming|consenso|similar technolog|ähnliche technolog`,
} as const;
