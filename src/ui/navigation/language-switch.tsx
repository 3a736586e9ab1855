import { LANGUAGES, type Language, language, switchLanguage } from "#src/i18n/language.ts";
import { Button } from "#src/ui/actions/button.tsx";

interface LanguageSwitchProps {
  /** Called before the page loads in the other language. */
  onSwitch?: () => void;
}

/** Shows the page in the other language; it is named in that language. */
export function LanguageSwitch({ onSwitch }: LanguageSwitchProps) {
  const other: Language = language === "fr-CA" ? "en" : "fr-CA";
  return (
    <Button
      variant="quiet"
      size="small"
      lang={other}
      onClick={() => {
        onSwitch?.();
        switchLanguage(other);
      }}
    >
      {LANGUAGES[other]}
    </Button>
  );
}
