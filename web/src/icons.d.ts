/** The inside of an icon's SVG, 512 x 512, drawn with currentColor; see vite.config.ts. */
declare module "icon:*" {
  const body: string;
  export default body;
}
