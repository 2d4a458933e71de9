/** Settings of the page that the build makes from the `VITE_` variables. */
export interface PageSettings {
  /** Where the API answers, without a slash at the end; empty where it answers beside the page, null where there is none. */
  apiUrl: string | null;
  /** Address of a Lottie file to show while a recipe is cooked; empty for the bundled one. */
  animationUrl: string;
  creditName: string;
  creditUrl: string;
  /** Year of the build, in local time. The built HTML says it until the script reads the visitor's clock. */
  builtYear: number;
}
