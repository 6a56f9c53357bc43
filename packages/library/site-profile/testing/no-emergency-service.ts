import { rows, words } from '../../types/privacy-policy/testing/profiles/bases.ts';

/** A section of the owner's own that the terms and the licence of one service share. */
export const noEmergencyService = rows({
  custom_section_heading: words(
    'Kein Notdienst',
    'No emergency service',
    'No es un servicio de emergencia',
    'Pas un service d’urgence',
    'Nessun servizio di emergenza',
    'Geen noodhulp',
  ),
  custom_section_text: words(
    'Orla ersetzt keinen Notruf. In Gefahr wählen Sie die Notrufnummer Ihres Landes.',
    'Orla does not replace an emergency call. In danger, dial the emergency number of your country.',
    'Orla no sustituye una llamada de emergencia. En caso de peligro, marque el número de emergencias de su país.',
    'Orla ne remplace pas un appel d’urgence. En cas de danger, composez le numéro d’urgence de votre pays.',
    'Orla non sostituisce una chiamata di emergenza. In caso di pericolo componga il numero di emergenza del Suo Paese.',
    'Orla vervangt geen noodoproep. Bel bij gevaar het alarmnummer van uw land.',
  ),
});
