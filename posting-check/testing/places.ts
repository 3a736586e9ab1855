export const toronto = "Toronto, ON";
export const vancouver = "Vancouver, BC";
