/**
 * Faces of running text where no font may be loaded, best first: the product's own, those of Apple, Windows, Android
 * and Linux. Only then `serif`, which is a Times on most Linux systems. A page of a document asks for nothing: a
 * subset of our own face would be 60 kB and a request more for a page of 20, and its policy forbids both.
 */
export const serifFaces =
  '"Source Serif 4","Source Serif Pro","Iowan Old Style",Charter,Georgia,Cambria,"Noto Serif","Droid Serif",Gelasio,"DejaVu Serif",serif';
