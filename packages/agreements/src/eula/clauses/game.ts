import { has, prose } from '../../document/authoring.ts';
import { clause } from './clause.ts';

export const game = clause({
  id: 'eu.game',
  version: 2,
  price: 'answer_premium',
  when: (a) => has(a.game_rules, 'cheating', 'bans', 'tournaments', 'streaming'),
  parts: {
    cheating: { meets: [], when: (a) => has(a.game_rules, 'cheating') },
    bans: { meets: [], when: (a) => has(a.game_rules, 'bans') },
    tournaments: { meets: [], when: (a) => has(a.game_rules, 'tournaments') },
    streaming: { meets: [], when: (a) => has(a.game_rules, 'streaming') },
  },
  text: {
    de: (c) => prose`
      ## Regeln des Spiels

      - ${c.part.cheating`Fair spielen: Hilfsprogramme, Ausnutzen von Fehlern und Absprachen zum Nachteil anderer sind verboten.`}
      - ${c.part.bans`Sperren: Wer gegen die Regeln verstößt, kann nach einer Warnung, bei schweren Verstößen sofort, vorübergehend oder dauerhaft gesperrt werden. Wir nennen den Grund; Sie können der Sperre widersprechen.`}
      - ${c.part.tournaments`Turniere: Für sie gelten die vorher bekannt gegebenen Teilnahmebedingungen.`}
      - ${c.part.streaming`Übertragungen: Sie dürfen Ihr Spielen aufnehmen und zeigen, auch mit Werbeeinnahmen, solange kein falscher Eindruck unserer Unterstützung entsteht.`}`,
    en: (c) => prose`
      ## Rules of the game

      - ${c.part.cheating`Fair play: helper programs, exploiting bugs and collusion to the detriment of others are forbidden.`}
      - ${c.part.bans`Bans: anyone who breaks the rules may be banned for a time or permanently after a warning, in serious cases at once. We state the reason; you may contest the ban.`}
      - ${c.part.tournaments`Tournaments: the conditions of participation announced beforehand apply to them.`}
      - ${c.part.streaming`Streaming: you may record and show your play, also for advertising revenue, as long as no false impression of our support arises.`}`,
    es: (c) => prose`
      ## Reglas del juego

      - ${c.part.cheating`Juego limpio: se prohíben los programas auxiliares, el aprovechamiento de errores y los acuerdos en perjuicio de otros.`}
      - ${c.part.bans`Expulsiones: quien infringe las reglas puede ser excluido temporal o definitivamente tras una advertencia, en casos graves de inmediato. Indicamos el motivo; usted puede impugnar la exclusión.`}
      - ${c.part.tournaments`Torneos: se rigen por las bases anunciadas previamente.`}
      - ${c.part.streaming`Retransmisiones: puede grabar y mostrar sus partidas, también con ingresos por publicidad, mientras no dé la falsa impresión de que le apoyamos.`}`,
    fr: (c) => prose`
      ## Règles du jeu

      - ${c.part.cheating`Jeu loyal : les programmes d’aide, l’exploitation de failles et les ententes au détriment d’autrui sont interdits.`}
      - ${c.part.bans`Exclusions : quiconque enfreint les règles peut être exclu temporairement ou définitivement après un avertissement, immédiatement dans les cas graves. Nous en indiquons le motif ; vous pouvez contester l’exclusion.`}
      - ${c.part.tournaments`Tournois : les conditions de participation annoncées au préalable s’y appliquent.`}
      - ${c.part.streaming`Diffusion : vous pouvez enregistrer et montrer vos parties, même avec des revenus publicitaires, tant que cela ne donne pas la fausse impression que nous vous soutenons.`}`,
    it: (c) => prose`
      ## Regole del gioco

      - ${c.part.cheating`Gioco corretto: sono vietati i programmi di aiuto, lo sfruttamento di errori e gli accordi a danno di altri.`}
      - ${c.part.bans`Esclusioni: chi viola le regole può essere escluso temporaneamente o in modo definitivo dopo un avviso, nei casi gravi subito. Ne indichiamo il motivo; può contestare l’esclusione.`}
      - ${c.part.tournaments`Tornei: si applicano le condizioni di partecipazione annunciate in precedenza.`}
      - ${c.part.streaming`Trasmissioni: può registrare e mostrare le Sue partite, anche con ricavi pubblicitari, purché non nasca la falsa impressione di un nostro sostegno.`}`,
    nl: (c) => prose`
      ## Spelregels

      - ${c.part.cheating`Eerlijk spel: hulpprogramma’s, misbruik van fouten en afspraken ten nadele van anderen zijn verboden.`}
      - ${c.part.bans`Uitsluiting: wie de regels schendt, kan na een waarschuwing, in ernstige gevallen direct, tijdelijk of blijvend worden uitgesloten. Wij noemen de reden; u kunt de uitsluiting aanvechten.`}
      - ${c.part.tournaments`Toernooien: daarvoor gelden de vooraf bekendgemaakte deelnamevoorwaarden.`}
      - ${c.part.streaming`Uitzendingen: u mag uw spel opnemen en tonen, ook met reclame-inkomsten, zolang niet de onjuiste indruk ontstaat dat wij u ondersteunen.`}`,
  },
});
