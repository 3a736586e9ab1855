declare module "parse-prometheus-text-format" {
  interface Family {
    name: string;
    metrics: { value?: string; count?: string; labels?: Record<string, string> }[];
  }
  /** Parses Prometheus' text. */
  export default function parse(text: string): Family[];
}
